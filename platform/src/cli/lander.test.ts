import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CampaignVariant, LOCALES } from '@rendezvous/shared/contract';
import { TestSite } from '../testing/TestSite';
import { createProgram } from './createProgram';

let site: TestSite;
let server: string;
let folder: string;
let file: string;
let lines: string[];

const texts = Object.fromEntries(
  [...LOCALES].reverse().map((locale) => [locale, { headline: `Hello ${locale}`, text: 'Text', call_to_action: 'Go' }]),
);
const campaign = { texts, name: 'gallery', slug: 'default', image: 'evening', gender: null };
const AT = Date.UTC(2026, 5, 1) / 1_000;
const summerLaunch = { serial: 4, name: 'gallery', slug: 'summer', revision: 7, who: 'marketing', why: 'the season', at: AT };

beforeEach(async () => {
  site = await TestSite.start();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  server = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  folder = mkdtempSync(join(tmpdir(), 'landers-'));
  file = join(folder, 'summer.json');
  site.landers.replies['/internal/landers'] = { status: 200, reply: { serial: 4, live: [], launches: [] } };
});
afterEach(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a command line as typed and returns its output; `extraArgs` may contain spaces. */
async function run(command: string, ...extraArgs: string[]): Promise<string> {
  lines = [];
  const environment = { DATA_DIR: site.dataDir, PLATFORM_SERVER: server };
  const program = createProgram({ root: folder, environment, build: async () => undefined, print: (line) => lines.push(line) });
  for (const subcommand of program.commands.flatMap(({ commands }) => commands)) subcommand.configureOutput({ writeErr: () => undefined });
  await program.parseAsync(['lander', ...command.split(' '), ...extraArgs], { from: 'user' });
  return lines.join('\n');
}

const setReply = (path: string, body: object, status = 200): void => {
  site.landers.replies[`/internal/landers/${path}`] = { status, reply: body };
};
const findSentBody = (path: string): object | undefined =>
  site.landers.calls.find((call) => call.path === `/internal/landers/${path}`)?.body;

describe('lander new', () => {
  it('R-348 writes a file with the existing texts, in the order of the languages', async () => {
    setReply('campaign', { campaign });
    expect(await run(`new gallery/summer --file ${file}`)).toBe(
      `${file} has the texts of gallery/default; fill it in, then npx platform lander validate ${file}`,
    );
    const writtenCampaign = JSON.parse(readFileSync(file, 'utf8'));
    expect(writtenCampaign).toEqual({ ...campaign, slug: 'summer', images: [], niche: null });
    expect(Object.keys(writtenCampaign.texts)).toEqual(LOCALES);
    expect(writtenCampaign).not.toHaveProperty('variants');
    expect(site.landers.calls[0]?.path).toBe('/internal/landers/campaign?name=gallery&slug=default');
  });

  it('R-362 writes variants with equal weights and headlines to fill in', async () => {
    setReply('campaign', { campaign });
    await run(`new gallery/summer --variants question,promise,wish --file ${file}`);
    const { variants } = JSON.parse(readFileSync(file, 'utf8'));
    expect(variants.map(({ name, weight }: CampaignVariant) => `${name} ${weight}`)).toEqual(['question 34', 'promise 33', 'wish 33']);
    expect(variants[0]).not.toHaveProperty('texts');
    expect(Object.keys(variants[1].texts)).toEqual(LOCALES);
    expect(variants[2].texts.nl).toEqual({ headline: 'Hello nl' });
  });

  it('R-348 starts from another variant, and never overwrites a file', async () => {
    setReply('campaign', { campaign });
    writeFileSync(file, 'mine');
    await expect(run(`new gallery/summer --from spring --file ${file}`)).rejects.toThrow(
      `${file} already exists; name another with --file.`,
    );
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(site.landers.calls[0]?.path).toBe('/internal/landers/campaign?name=gallery&slug=spring');
  });

  it('R-348 writes nothing when the lander does not exist', async () => {
    setReply('campaign', { error: { code: 'not_found', message: 'There is no lander galery; there are gallery.' } }, 404);
    await expect(run(`new galery/summer --file ${file}`)).rejects.toThrow('There is no lander galery; there are gallery.');
    expect(existsSync(file)).toBe(false);
  });

  it.each(['gallery', 'gallery/Summer Sale', 'gallery/a/b'])('R-348 rejects %s', async (name) => {
    await expect(run('new', name)).rejects.toThrow('It must be a lander and a slug, for example gallery/summer.');
  });
});

describe('lander validate', () => {
  it('R-348 R-352 reports every finding and fails', async () => {
    writeFileSync(file, '{"name":"gallery"}');
    setReply('check', { findings: [{ path: 'texts.nl', problem: 'is missing' }] });
    await expect(run(`validate ${file}`)).rejects.toThrow(`${file} would be refused.`);
    expect(lines).toEqual([`${file}\n  texts.nl is missing`]);
    expect(findSentBody('check')).toEqual({ campaign: { name: 'gallery' }, who: 'shell' });
  });

  it('R-348 reports no findings for a file that may be launched', async () => {
    writeFileSync(file, '{}');
    setReply('check', { findings: [] });
    expect(await run(`validate ${file}`)).toBe(`${file} may be launched`);
    expect(await run(`validate ${file} --json`)).toBe('{"findings":[]}');
  });

  it('R-348 fails with a clear message when the file is missing or is not valid JSON', async () => {
    await expect(run(`validate ${file}`)).rejects.toThrow(`There is no ${file}; npx platform lander new writes one.`);
    writeFileSync(file, '{');
    await expect(run(`launch ${file}`)).rejects.toThrow(`${file} is not valid JSON: `);
    expect(site.landers.calls).toEqual([]);
  });
});

describe('lander launch, stop and rollback', () => {
  const changeResult = { serial: 5, name: 'gallery', slug: 'summer', before: null, after: 8, dryRun: false };
  beforeEach(() => writeFileSync(file, JSON.stringify(campaign)));

  it('R-348 a launch sends the file, the serial and the reason, and reports when visitors will see it', async () => {
    setReply('launch', changeResult);
    expect((await run(`launch ${file} --why`, 'the season')).split('\n')).toEqual([
      'serial 5: gallery/summer launch, revision 8 is live',
      '  nothing → revision 8',
      expect.stringMatching(/^ {2}visitors see it on their next page view; .* a minute later$/),
    ]);
    expect(findSentBody('launch')).toEqual({ campaign, serial: 4, why: 'the season', who: 'marketing' });
  });

  it('R-348 a dry run is reported as such, and launching what is already live changes nothing', async () => {
    setReply('launch', { ...changeResult, serial: 4, dryRun: true });
    expect(await run(`launch ${file} --dry-run`)).toBe(
      'serial 4: gallery/summer launch would do this; nothing was changed\n  nothing → revision 8',
    );
    expect(findSentBody('launch')).toMatchObject({ dryRun: true });
    setReply('launch', { ...changeResult, before: 8 });
    expect(await run(`launch ${file}`)).toBe('serial 5: gallery/summer launch changes nothing, revision 8 is live');
  });

  it('R-348 a change based on another serial is refused with an explanation', async () => {
    const message = 'The landers have moved on from serial 3; look at the list and try again.';
    setReply('launch', { error: { code: 'conflict', message } }, 409);
    await expect(run(`launch ${file} --expect-serial 3`)).rejects.toThrow(message);
    expect(findSentBody('launch')).toMatchObject({ serial: 3 });
  });

  it.each(['stop', 'rollback'])('R-348 %s sends the name of the campaign, and reports the change', async (action) => {
    setReply(action, { ...changeResult, before: 8, after: action === 'stop' ? null : 7 });
    expect(await run(`${action} gallery/summer`)).toContain(
      action === 'stop' ? 'stop, nothing is live\n  revision 8 → nothing' : 'rollback, revision 7 is live\n  revision 8 → revision 7',
    );
    expect(findSentBody(action)).toEqual({ name: 'gallery', slug: 'summer', serial: 4, who: 'marketing' });
  });
});

describe('lander preview', () => {
  it('R-348 prints a link and how long it works', async () => {
    writeFileSync(file, JSON.stringify(campaign));
    setReply('preview', { revision: 9, variant: 'default', expires: AT, address: '/landers/gallery/preview-9-x' });
    expect(await run(`preview ${file} --ttl 30m`)).toBe(
      'https://example.com/landers/gallery/preview-9-x\nshows revision 9 until 2026-06-01T00:00:00.000Z; it is not live',
    );
    expect(findSentBody('preview')).toEqual({ campaign, ttl: 1_800, who: 'marketing' });
    await run(`preview ${file} --member Member0001`);
    await expect(run(`preview ${file} --member me`)).rejects.toThrow('It must be the id in the address of a profile.');
  });

  it('R-362 shows the variant that was asked for', async () => {
    writeFileSync(file, JSON.stringify(campaign));
    setReply('preview', { revision: 9, variant: 'promise', expires: AT, address: '/landers/gallery/preview-9-x' });
    expect(await run(`preview ${file} --variant promise`)).toContain(
      'shows variant promise of revision 9 until 2026-06-01T00:00:00.000Z; it is not live',
    );
    expect(findSentBody('preview')).toMatchObject({ variant: 'promise' });
  });
});

describe('lander list', () => {
  it('R-348 shows what is live, and who changed what, when and why', async () => {
    const liveLanders = [{ ...summerLaunch, schedule: { until: '2026-07-01T00:00:00Z' }, isShown: true }];
    const stoppedLaunch = { ...summerLaunch, serial: 3, slug: 'spring', revision: null, why: '' };
    site.landers.replies['/internal/landers'] = {
      status: 200,
      reply: { serial: 4, live: liveLanders, launches: [summerLaunch, stoppedLaunch] },
    };
    expect((await run('list')).split('\n').map((line) => line.replace(/ +/g, ' '))).toEqual([
      'serial 4',
      'live revision who at why',
      'gallery/summer 7 shown until 2026-07-01T00:00:00Z marketing 2026-06-01T00:00:00.000Z the season',
      '',
      'serial lander revision who at why',
      '4 gallery/summer 7 marketing 2026-06-01T00:00:00.000Z the season',
      '3 gallery/spring stopped marketing 2026-06-01T00:00:00.000Z',
    ]);
    await run('list gallery/summer');
    expect(site.landers.calls.at(-1)?.path).toBe('/internal/landers?name=gallery&slug=summer');
  });

  it('R-348 is empty for a new installation', async () => {
    expect(await run('list')).toBe('serial 4\nno campaign is live');
  });
});

describe('lander figures', () => {
  const figure = { name: 'gallery', slug: 'summer', variant: 'question', day: '2026-06-01', views: 2_000, signups: 100 };
  const figures = [figure, { ...figure, variant: 'promise', day: '2026-06-02', signups: 180 }];
  const runForLines = async (command: string): Promise<string[]> =>
    (await run(command)).split('\n').map((line) => line.replace(/ +/g, ' '));

  it('R-362 shows views, sign-ups, rate and interval by variant, and what may be concluded', async () => {
    setReply('figures', { from: '2026-05-03', figures });
    expect(await runForLines('figures gallery/summer')).toEqual([
      'since 2026-05-03',
      'campaign variant views sign-ups rate 95 % interval',
      'gallery/summer question 2000 100 5.0 % 4.1 to 6.0 %',
      'gallery/summer promise 2000 180 9.0 % 7.8 to 10.3 %',
      '',
      'gallery/summer: promise is ahead: its interval lies above the others',
      '',
      'A view is counted once per visit, a sign-up for the variant that its visit saw last.',
    ]);
    expect(site.landers.calls[0]?.path).toBe('/internal/landers/figures?name=gallery&slug=summer&days=30');
  });

  it('R-362 shows each day, and says when there is nothing', async () => {
    setReply('figures', { from: '2026-05-03', figures });
    expect(await runForLines('figures --days 14 --by-day')).toEqual([
      'day campaign variant views sign-ups',
      '2026-06-01 gallery/summer question 2000 100',
      '2026-06-02 gallery/summer promise 2000 180',
    ]);
    expect(site.landers.calls[0]?.path).toBe('/internal/landers/figures?days=14');
    setReply('figures', { from: '2026-05-03', figures: [] });
    expect([await run('figures'), await run('figures --by-day')]).toEqual(['no views since 2026-05-03', 'no views since 2026-05-03']);
    await expect(run('figures --days 0')).rejects.toThrow('It must be a whole number from 1 to 365.');
  });
});
