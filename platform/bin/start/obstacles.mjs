import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const isPortTaken = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch ({ code }) {
    return code === 'EPERM';
  }
}

/** Throws with a plain explanation if this start cannot work, before minutes are spent on a build; `usage` is the command that was typed. */
export async function checkObstacles({ port, host, dataDir }, usage, root) {
  const lockFile = path.resolve(root, dataDir, 'database.lock');
  const ownerPid = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
  if (ownerPid > 0 && isAlive(ownerPid)) {
    throw new Error(
      `Rendezvous is already running on the data in ${dataDir} (process ${ownerPid}). Stop it first, or choose another folder with DATA_DIR.`,
    );
  }
  await checkPort({ port, host }, usage);
}

export async function checkPort({ port, host }, usage) {
  if (await isPortTaken(port, host))
    throw new Error(`Port ${port} is taken. Stop what uses it, or choose another one: ${usage} -- --port ${port + 1}`);
}
