import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createDevelopmentTeams } from '../keys/createDevelopmentTeams';
import { readTeams } from '../keys/readTeams';
import { signRelease, type UnsignedRelease } from '../keys/releaseSignature';
import { getTeamFiles } from '../keys/teamFiles';
import { MemoryRegistryStore } from '../registry/store/MemoryRegistryStore';
import { createSite } from '../site/createSite';
import type { SiteOptions } from '../site/SiteOptions';
import { MemoryReportStore } from '../site/reports/MemoryReportStore';
import { MemoryBeaconStore } from '../site/visit/MemoryBeaconStore';
import { aDraft, createOffersFiles, createFiles, createCatalogueFiles, type Files } from './aRelease';
import { FakeBoot } from './FakeBoot';
import { FakeLanders } from './FakeLanders';

const START_TIME = Date.UTC(2026, 0, 1);
const SHELL_TEXTS = {
  'shell.nav': 'Navigation',
  'shell.title.pages_faq': 'Frequently asked questions',
  'shell.description.pages_faq': 'Answers.',
  'shell.error.not_found': 'This page could not be found',
  'shared.error.title': 'That didn’t load',
  'shared.error.text': 'Please “try” again.',
  'shell.noscript': [
    { type: 0, value: 'Switch on JavaScript: ' },
    { type: 1, value: 'contacts' },
  ],
};

/** Server bundle of a shell that renders a page as one line of text. */
const SHELL_RENDERER = `exports.doors = {};
exports.render = async ({ address, frame, boot }) => {
  if (address.includes('broken')) throw new TypeError('window is not defined');
  const words = [frame ? 'frame' : 'page', boot.locale, boot.user === null ? 'visitor' : 'member'].join(' ');
  return { html: '<main>' + words + ' ' + address + '</main>', styles: [{ ids: 'rdv a', css: '.rdv-a{color:red}' }], slots: [], links: [], frame };
};`;

/** A site in a folder of its own, with an in-memory registry, a manual clock and fresh team keys. */
export class TestSite {
  readonly boot = new FakeBoot();
  readonly landers = new FakeLanders();
  readonly dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  readonly beacons = new MemoryBeaconStore(() => this.now);
  readonly reports = new MemoryReportStore(() => this.now);
  now = START_TIME;
  readonly registry = new MemoryRegistryStore(() => this.now);
  private readonly keysFolder = join(this.dataDir, 'keys');

  private constructor() {
    createDevelopmentTeams(this.keysFolder);
  }

  app!: FastifyInstance;

  static async start(options: Partial<SiteOptions> = {}): Promise<TestSite> {
    const site = new TestSite();
    site.app = await site.create(options);
    return site;
  }

  create(options: Partial<SiteOptions> = {}): Promise<FastifyInstance> {
    const { boot, dataDir, beacons, registry, reports } = this;
    const teams = readTeams(join(this.keysFolder, 'teams.json'));
    const defaults = {
      findCountry: () => 'NL',
      publicOrigin: 'https://example.com',
      hosts: [],
      secret: 'test-secret',
      trustProxy: false,
      logLevel: 'silent',
      serviceWorker: true,
      // A busy machine may take long to start the thread that renders.
      renderWaits: { publicPageMs: 60_000, memberPage: { pageMs: 60_000, repliesMs: 60_000 } },
    };
    const callApi = this.landers.call;
    return createSite({ ...defaults, boot, callApi, dataDir, beacons, registry, reports, teams, now: () => this.now, ...options });
  }

  async stop(): Promise<void> {
    await this.app.close();
    rmSync(this.dataDir, { recursive: true });
  }

  readSecret(team: string, kind: 'privateKey' | 'token'): string {
    return readFileSync(getTeamFiles(this.keysFolder, team)[kind], 'utf8');
  }

  /** Calls the deploy api with a team's token. */
  async callDeployApi(team: string, method: 'GET' | 'POST', path: string, body?: object): Promise<LightMyRequestResponse> {
    const headers = { authorization: `Bearer ${this.readSecret(team, 'token')}` };
    return this.app.inject({ method, url: `/platform/api${path}`, headers, ...(body === undefined ? {} : { payload: body }) });
  }

  async loadSerial(): Promise<number> {
    return (await this.registry.load()).serial;
  }

  /** Uploads files as a release, signed by the team. */
  async publish(team: string, draft: UnsignedRelease, files: Files = createFiles('first', draft.remote)): Promise<LightMyRequestResponse> {
    const release = signRelease(draft, team, this.readSecret(team, 'privateKey'));
    return this.callDeployApi(team, 'POST', '/releases', { serial: await this.loadSerial(), release, files: toBase64(files) });
  }

  async promote(team: string, remote: string, release: string): Promise<LightMyRequestResponse> {
    return this.callDeployApi(team, 'POST', `/remotes/${remote}/promote`, { serial: await this.loadSerial(), release });
  }

  /** Publishes and promotes a shell and a release of mfe-chat, so that the site can be opened. */
  async release(): Promise<{ shell: UnsignedRelease; chat: UnsignedRelease }> {
    const shellFiles = {
      'shell.js': Buffer.from('console.log("shell");'.repeat(60)),
      ...createCatalogueFiles(SHELL_TEXTS),
      ...createOffersFiles(),
      'server.cjs': Buffer.from(SHELL_RENDERER),
    };
    const provides = { shared: '1.0.0', contract: '1.0.0', runtime: '2.9.2' };
    const shell = aDraft(
      { remote: 'shell', entry: 'shell.js', container: 'shell__0', routes: [], preload: {}, policies: ['shell__0'], provides },
      shellFiles,
    );
    const chat = aDraft();
    await this.publish('shell', shell, shellFiles);
    await this.promote('shell', 'shell', shell.id);
    await this.publish('chat', chat);
    await this.promote('chat', 'mfe-chat', chat.id);
    return { shell, chat };
  }

  /** Requests a URL with the headers that a browser sends for a page. */
  open(url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return this.app.inject({ method: 'GET', url, headers: { host: 'example.com', accept: 'text/html,*/*;q=0.8', ...headers } });
  }
}

export const toBase64 = (files: Files): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, content]) => [file, content.toString('base64')]));
