/**
 * Loaded into a program before its own code (`node --import`): ends it when the one that started it is gone, even by
 * `kill -9`, which leaves nobody time to say so. Else wrangler and its workerd would live on and keep the port.
 */
const parent = process.ppid;

setInterval(() => {
  // As on Ctrl-C, so that it ends what it has started itself.
  if (process.ppid !== parent) process.kill(process.pid, "SIGINT");
}, 500).unref();
