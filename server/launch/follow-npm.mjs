/**
 * npm passes a signal on to its shell, and the shell ends without passing it on to us. So a program that npm started
 * watches for the loss of its parent, and then ends as if it had been asked to.
 */
const LOOK_EVERY_MS = 250;

if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  look.unref();
}
