// Loaded into a process before anything else. Between two SIGUSR2 it measures the CPU of each turn of its loop, and then writes
// the dearest one in ms. A busy machine stretches the time of a turn, not its CPU.
const MICROSECONDS = 1_000;

let isOn = false;
let dearest = 0;
let before = process.threadCpuUsage();

const look = (): void => {
  const now = process.threadCpuUsage();
  dearest = Math.max(dearest, now.user + now.system - before.user - before.system);
  before = now;
  if (isOn) setImmediate(look);
};

process.on('SIGUSR2', () => {
  isOn = !isOn;
  if (!isOn) {
    process.stdout.write(`turn ${dearest / MICROSECONDS} ms\n`);
    return;
  }
  before = process.threadCpuUsage();
  dearest = 0;
  look();
});
