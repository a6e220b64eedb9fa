import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { evaluateModule } from '../../src/testing/evaluateModule';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'root-'));
  for (const name of ['shell', 'mfe-chat', 'mfe-auth']) {
    write(`${name}/src/main.ts`, name);
    if (name !== 'shell') write(`${name}/remote.json`, '{}');
  }
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

interface Outcome {
  builtNames: string[];
  messages: string[];
  maxParallel: number;
  problem: string | null;
}

/** Builds with a compiler that produces an empty release, or fails for one package. */
const buildChanged = (names?: string[], brokenName = ''): Outcome =>
  evaluateModule(
    join(__dirname, 'build.mjs'),
    `(async () => {
      const { mkdirSync, writeFileSync } = await import('node:fs');
      const outcome = { builtNames: [], messages: [], maxParallel: 0, problem: null };
      let running = 0;
      const compile = async (_node, [, , name]) => {
        outcome.maxParallel = Math.max(outcome.maxParallel, (running += 1));
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        if (name === '${brokenName}') throw new Error('broken ' + name);
        mkdirSync('${root}/' + name + '/dist/release', { recursive: true });
        writeFileSync('${root}/' + name + '/dist/release/release.json', '{}');
        outcome.builtNames.push(name);
      };
      await m.buildChanged('${root}', compile, (line) => outcome.messages.push(line), ${JSON.stringify(names)}).catch(({ message }) => (outcome.problem = message));
      return outcome;
    })()`,
  );

describe('npm start builds', () => {
  it('R-412 packages that were never built, two at a time, and nothing the second time', () => {
    const firstOutcome = buildChanged();
    expect([...firstOutcome.builtNames].sort()).toEqual(['mfe-auth', 'mfe-chat', 'shell']);
    expect([firstOutcome.maxParallel, firstOutcome.messages[0]]).toEqual([2, 'Building shell, mfe-auth, mfe-chat …']);
    expect(buildChanged()).toMatchObject({ builtNames: [], messages: [] });
  });

  it('R-412 only the changed package, and all of them when shared sources change', () => {
    buildChanged();
    write('mfe-chat/src/main.ts', 'changed');
    expect(buildChanged().builtNames).toEqual(['mfe-chat']);
    write('shared/src/ui/Button.tsx', 'new');
    expect(buildChanged().builtNames).toHaveLength(3);
  });

  it('R-412 nothing that was only touched, and reads no untouched files', () => {
    buildChanged();
    const file = join(root, 'mfe-chat/src/main.ts');
    utimesSync(file, 0, 0);
    expect(buildChanged().builtNames).toEqual([]);
    // Size and time are unchanged, so the contents are not read and the change goes unnoticed.
    write('mfe-chat/src/main.ts', 'mfe-CHAT');
    utimesSync(file, 0, 0);
    expect(buildChanged().builtNames).toEqual([]);
  });

  it('R-412 a package again when its release is missing', () => {
    buildChanged();
    rmSync(join(root, 'mfe-auth/dist/release'), { recursive: true });
    expect(buildChanged().builtNames).toEqual(['mfe-auth']);
  });

  it('only the named packages', () => {
    expect(buildChanged(['mfe-chat']).builtNames).toEqual(['mfe-chat']);
  });

  it('a failed package again, and reports why it stopped', () => {
    expect(buildChanged(['mfe-chat'], 'mfe-chat').problem).toBe('broken mfe-chat');
    expect(existsSync(join(root, 'mfe-chat/dist/sources.sha256'))).toBe(false);
    expect(buildChanged(['mfe-chat']).builtNames).toEqual(['mfe-chat']);
    expect(readFileSync(join(root, 'mfe-chat/dist/sources.sha256'), 'utf8')).toMatch(/^([0-9a-f]{64}\n){2}$/);
  });
});
