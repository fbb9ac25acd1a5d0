/**
 * Stops this process when the one that started it is gone. npm passes a signal on to the shell it runs scripts in, and a shell may end by it
 * without telling us: the server would go on, and its port stay taken.
 */
export function stopWithParent() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
