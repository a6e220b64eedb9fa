import { spawn } from 'node:child_process';
import path from 'node:path';

/** Compiles the packages in one process that watches their sources; `ready` resolves once each has been built for the first time. */
export function startCompilers(root, { names, pseudo }, onBuild) {
  const file = path.join(root, 'platform/src/dev/compilers/main.ts');
  const compilerProcess = spawn(process.execPath, ['--import', 'tsx', file, ...names], {
    cwd: root,
    env: { ...process.env, PSEUDO_TEXTS: pseudo ? '1' : '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => compilerProcess.once('exit', (code) => resolve(code ?? 0)));
  const ready = new Promise((resolve, reject) => {
    const unbuiltNames = new Set(names);
    compilerProcess.on('message', (build) => {
      onBuild(build);
      unbuiltNames.delete(build.name);
      if (unbuiltNames.size === 0) resolve();
    });
    ended.then(() => reject(new Error('The compilers ended.')));
  });
  return { ready, ended, stop: () => compilerProcess.kill('SIGTERM') };
}
