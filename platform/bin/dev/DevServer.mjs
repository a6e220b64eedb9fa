import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';

/** A server process that can be restarted when its sources change; it receives the latest build of each package. */
export class DevServer {
  #builds = new Map();
  #child;
  #restarting;

  /** `mainFile` is the server's entry file, relative to the repository; the server prints a line starting with `ready` once it accepts requests. */
  constructor(root, mainFile, variables) {
    this.root = root;
    this.main = path.join(root, mainFile);
    this.env = { ...process.env, ...variables };
  }

  /** Starts the server; resolves once it is ready, with the lines it printed before that. Rejects if it exits instead. */
  start() {
    const serverProcess = spawn(process.execPath, ['--import', 'tsx', this.main], {
      cwd: this.root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#child = serverProcess;
    this.ended = new Promise((resolve) => serverProcess.once('exit', resolve));
    return new Promise((resolve, reject) => {
      const startupLines = [];
      let isReady = false;
      createInterface({ input: serverProcess.stdout }).on('line', (line) => {
        if (isReady) process.stdout.write(`${line}\n`);
        else if (!line.startsWith('ready ')) startupLines.push(line);
        else {
          isReady = true;
          for (const build of this.#builds.values()) serverProcess.send(build);
          resolve(startupLines);
        }
      });
      // The server has already reported the error.
      this.ended.then(() => reject(new Error('')));
    });
  }

  sendBuild(build) {
    this.#builds.set(build.name, build);
    if (this.#child?.connected) this.#child.send(build);
  }

  /** Restarts the server, unless a restart is under way; after a failed start, it stays down until the next change. */
  restart(say) {
    this.#restarting ??= this.stop()
      .then(() => this.start())
      .then(
        () => say('✔ server'),
        () => say('✘ server; waiting for a change'),
      )
      .finally(() => {
        this.#restarting = undefined;
      });
    return this.#restarting;
  }

  stop() {
    this.#child?.kill('SIGTERM');
    return this.ended ?? Promise.resolve();
  }
}
