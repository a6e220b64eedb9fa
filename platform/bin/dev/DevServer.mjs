import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import path from 'node:path';

/** A server process that restarts when its sources change; it receives every build. */
export class DevServer {
  #builds = new Map();
  #child;
  #restarting;

  /** `main`: its file in the repository; it prints `ready` when it serves. */
  constructor(root, main, variables) {
    this.root = root;
    this.main = path.join(root, main);
    this.env = { ...process.env, ...variables };
  }

  /** Resolves with the server's output before it serves. */
  start() {
    const child = spawn(process.execPath, ['--import', 'tsx', this.main], {
      cwd: this.root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    this.#child = child;
    this.ended = new Promise((resolve) => child.once('exit', resolve));
    return new Promise((resolve, reject) => {
      const before = [];
      let isReady = false;
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (isReady) process.stdout.write(`${line}\n`);
        else if (!line.startsWith('ready ')) before.push(line);
        else {
          isReady = true;
          for (const build of this.#builds.values()) child.send(build);
          resolve(before);
        }
      });
      // The server has already reported the error.
      this.ended.then(() => reject(new Error('')));
    });
  }

  tell(build) {
    this.#builds.set(build.name, build);
    if (this.#child?.connected) this.#child.send(build);
  }

  /** One restart at a time; a server that fails to start waits for the next change. */
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
