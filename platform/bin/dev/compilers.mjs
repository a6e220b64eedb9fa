import { spawn } from 'node:child_process';
import path from 'node:path';

/** Compiles the packages in one process that watches their sources; `ready` resolves once each has been built for the first time. */
export function startCompilers(root, { names, pseudo }, onBuild) {
  const file = path.join(root, 'platform/src/dev/compilers/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...names], {
    cwd: root,
    env: { ...process.env, PSEUDO_TEXTS: pseudo ? '1' : '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 0)));
  const ready = new Promise((resolve, reject) => {
    const unbuilt = new Set(names);
    child.on('message', (build) => {
      onBuild(build);
      unbuilt.delete(build.name);
      if (unbuilt.size === 0) resolve();
    });
    ended.then(() => reject(new Error('The compilers ended.')));
  });
  return { ready, ended, stop: () => child.kill('SIGTERM') };
}
