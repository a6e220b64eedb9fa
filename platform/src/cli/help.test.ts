import { CommanderError } from 'commander';
import { createProgram } from './createProgram';

const COMMANDS = 'publish promote block canary abort rollback kill maintenance revive gc lander status history why'.split(' ');

/** Runs a command line that ends with its help or an error, and returns what it prints. */
async function runToEnd(...words: string[]): Promise<{ output: string; problem: string; code: number }> {
  const lines: string[] = [];
  const program = createProgram({ root: '/nowhere', environment: {}, print: (line) => lines.push(line), build: async () => undefined });
  // Commands copy their program's output settings when they are created.
  for (const command of [program, ...program.commands]) command.configureOutput({ writeErr: (text) => lines.push(text) });
  const outcome: unknown = await program.parseAsync(words, { from: 'user' }).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(outcome instanceof CommanderError)) throw outcome;
  return { output: lines.join('\n'), problem: outcome.message, code: outcome.exitCode };
}

describe('the help of the release command line', () => {
  it.each(COMMANDS)('of %s has the server, the token and examples', async (name) => {
    const { output: printed, code } = await runToEnd(name, '--help');
    expect(code).toBe(0);
    for (const text of ['--server <url>', '--json', 'PLATFORM_TOKEN', 'PLATFORM_KEY_FILE', `Examples:\n  npx platform ${name}`]) {
      expect(printed).toContain(text);
    }
  });

  it('of why says where to find the visitor id', async () => {
    expect((await runToEnd('why', '--help')).output.replace(/\s+/g, ' ')).toContain('value of the cookie "visitor": in the browser under');
  });

  it.each(['new', 'validate', 'preview', 'launch', 'stop', 'rollback', 'list'])(
    'of lander %s has the server and examples',
    async (name) => {
      const { output: printed, code } = await runToEnd('lander', name, '--help');
      expect(code).toBe(0);
      for (const text of ['--server <url>', '--json', 'PLATFORM_TOKEN', `Examples:\n  npx platform lander ${name}`]) {
        expect(printed).toContain(text);
      }
    },
  );

  it('lists every command', async () => {
    const { output: printed } = await runToEnd('--help');
    for (const name of [...COMMANDS, 'build', 'keys']) expect(printed).toMatch(new RegExp(`^  ${name} `, 'm'));
  });
});

describe('a wrong command line is rejected before any request is sent', () => {
  it.each([
    ['promote mfe-chats 1.0.0-00000000', 'Did you mean mfe-chat? Use one of shell, mfe-auth,'],
    ['publish mfe-chat chell', 'Did you mean shell?'],
    ['history credits', 'Did you mean mfe-credits?'],
    ['pubish mfe-chat', "unknown command 'pubish'\n(Did you mean publish?)"],
    ['promote mfe-chat', "missing required argument 'release'"],
    ['why mfe-chat', "required option '--visitor <id>' not specified"],
    ['status --servr http://localhost', "unknown option '--servr'\n(Did you mean --server?)"],
    ['canary mfe-chat x', "required option '--percent <number>' not specified"],
    ['canary mfe-chat x --percent 101', "option '--percent <number>' argument '101' is invalid. It must be a number from 0 to 100."],
    ['canary mfe-chat x --percent 5 --abort-rate 200', 'It must be a number from 0 to 100.'],
    ['history --limit 1001', 'It must be a whole number from 1 to 1000.'],
    ['canary mfe-chat x --percent 5 --abort-after 0', 'It must be a whole number from 1.'],
    ['kill mfe-chat --expect-serial new', 'It must be a whole number from 0.'],
    ['gc', "missing required argument 'remotes'"],
    ['gc mfe-chat --older-than 2h', 'It must be a time such as 30m, 2h or 3d, at least 1d and at most 3650d.'],
    ['gc mfe-chat --older-than month', 'It must be a time such as 30m'],
    ['override-link mfe-chat x --ttl 8d', 'It must be a time such as 30m, 2h or 3d, at most 7d.'],
    ['override-link mfe-chat x --path //elsewhere.example', 'It must be a page of the site, for example /chats.'],
    ['canary mfe-chat x --percent few', 'It must be a number from 0 to 100.'],
    ['canary mfe-chat x --percent 5 --country Holland', 'It must have two letters, for example NL.'],
    ['why mfe-chat --visitor abc --locale xx', 'It must be one of en, nl, de,'],
  ])('%s', async (words, problem) => {
    const result = await runToEnd(...words.split(' '));
    expect(result.code).toBe(1);
    expect(result.problem).toContain(problem);
    expect(result.output).toContain(problem);
  });
});
