import type { Page } from '@playwright/test';
import type { Visit } from './Figures';

/** Evidence that a page loaded, works, and is the right variant. */
export interface SeenPage {
  /** Main heading. */
  heading: string;
  /** Beginning of its text, to recognize an unexpected page. */
  text: string;
  /** The tap target belongs to the running page, not only to its document. */
  isRunning: boolean;
  /** Folders of the releases whose scripts ran, `/r/shell/1.0.0-0a1b2c3d`. */
  releases: string[];
  /** Files loaded from the network more than once, for example because a preload link does not match its script. */
  twice: string[];
  /** Requests that failed. */
  failed: string[];
}

const look = (page: Page, tap: string): Promise<Pick<SeenPage, 'heading' | 'text' | 'isRunning'>> =>
  page.evaluate((selector) => {
    const target = document.querySelector(selector);
    return {
      heading: document.querySelector('main h1, main h2')?.textContent ?? '',
      text: document.body.innerText.slice(0, 200),
      isRunning: target !== null && Object.keys(target).some((key) => key.startsWith('__reactFiber')),
    };
  }, tap);

/** Why a page is not the one that was to be visited: it must show something, run, and do so with files of releases. */
export function pageProblem({ heading, text, isRunning, releases }: SeenPage): string | undefined {
  if (heading === '') return `shows no heading but ${JSON.stringify(text)}`;
  if (!isRunning) return 'does not run';
  return releases.length === 0 ? 'loads no release' : undefined;
}

/** Inspects an idle page. */
export async function seePage(page: Page, { waterfall }: Pick<Visit, 'waterfall'>, tap: string): Promise<SeenPage> {
  const files = waterfall.filter(({ cached }) => !cached).map(({ url }) => new URL(url).pathname);
  const ofReleases = files.filter((file) => file.startsWith('/r/'));
  return {
    ...(await look(page, tap)),
    releases: [...new Set(ofReleases.map((file) => file.split('/').slice(0, 4).join('/')))].sort(),
    twice: ofReleases.filter((file, index) => ofReleases.indexOf(file) !== index),
    failed: waterfall.filter(({ failure }) => failure !== undefined).map(({ url }) => new URL(url).pathname),
  };
}
