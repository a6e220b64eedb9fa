import type { Page } from '@playwright/test';
import type { Visit } from '../measure/Figures';

/** What tells that a page came, works, and is the variant that it should be. */
export interface SeenPage {
  /** Main heading. */
  heading: string;
  /** How its text begins, to tell what came instead. */
  text: string;
  /** The tap target belongs to the running page and not only to its document. */
  isRunning: boolean;
  /** Folders of the releases whose scripts ran, `/r/shell/1.0.0-0a1b2c3d`. */
  releases: string[];
  /** Files that came over the network more than once, as one does whose preload link is of another kind than its script. */
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

/** Looks at a page that has come to rest. */
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
