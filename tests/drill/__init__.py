"""The fault drill, called by `./run drill`: nodes, proxies, scripted clients, faults and the verdict."""
