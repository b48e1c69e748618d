/** Addresses of the own machine. */

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address leads every device to itself. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host);
