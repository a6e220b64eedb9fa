import type { Page } from '@playwright/test';
import type { Visit } from './Figures';

/** Evidence that a page loaded, works, and is the right variant. */
export interface SeenPage {
  /** Text of the main heading; empty if there is none. */
  heading: string;
  /** Beginning of the page's text, to recognize an unexpected page. */
  text: string;
  /** True if React has hydrated the tap target itself, not only the document around it. */
  isRunning: boolean;
  /** Folders of the releases whose files were loaded, such as `/r/shell/1.0.0-0a1b2c3d`. */
  releases: string[];
  /** Release files loaded from the network more than once, for example because a preload link does not match its script. */
  twice: string[];
  /** Paths of requests that failed. */
  failed: string[];
}

const inspect = (page: Page, tap: string): Promise<Pick<SeenPage, 'heading' | 'text' | 'isRunning'>> =>
  page.evaluate((selector) => {
    const target = document.querySelector(selector);
    return {
      heading: document.querySelector('main h1, main h2')?.textContent ?? '',
      text: document.body.innerText.slice(0, 200),
      isRunning: target !== null && Object.keys(target).some((key) => key.startsWith('__reactFiber')),
    };
  }, tap);

/** Describes what is wrong with a page; undefined if it shows a heading, is hydrated, and has loaded files of a release. */
export function pageProblem({ heading, text, isRunning, releases }: SeenPage): string | undefined {
  if (heading === '') return `shows no heading but ${JSON.stringify(text)}`;
  if (!isRunning) return 'does not run';
  return releases.length === 0 ? 'loads no release' : undefined;
}

/** Inspects an idle page. */
export async function seePage(page: Page, { waterfall }: Pick<Visit, 'waterfall'>, tap: string): Promise<SeenPage> {
  const files = waterfall.filter(({ cached }) => !cached).map(({ url }) => new URL(url).pathname);
  const releaseFiles = files.filter((file) => file.startsWith('/r/'));
  return {
    ...(await inspect(page, tap)),
    releases: [...new Set(releaseFiles.map((file) => file.split('/').slice(0, 4).join('/')))].sort(),
    twice: releaseFiles.filter((file, index) => releaseFiles.indexOf(file) !== index),
    failed: waterfall.filter(({ failure }) => failure !== undefined).map(({ url }) => new URL(url).pathname),
  };
}
