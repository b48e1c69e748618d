-- Requests to go back: the open one, and the answers for which one was refused.
alter table tables add column requests blob;
