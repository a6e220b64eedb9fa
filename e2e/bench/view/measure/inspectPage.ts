import type { Page } from '@playwright/test';
import type { Visit } from './Figures';

/** Evidence that a page loaded, works, and is the right variant. */
export interface PageInspection {
  /** Text of the main heading; empty if there is none. */
  heading: string;
  /** Beginning of the page's text, to recognize an unexpected page. */
  text: string;
  /** True if React has hydrated the tap target itself, not only the document around it. */
  isRunning: boolean;
  /** Folders of the releases whose files were loaded, such as `/r/shell/1.0.0-0a1b2c3d`. */
  releases: string[];
  /** Release files loaded from the network more than once, for example because a preload link does not match its script. */
  duplicateFiles: string[];
  /** Paths of requests that failed. */
  failedPaths: string[];
}

const inspectContent = (page: Page, tapSelector: string): Promise<Pick<PageInspection, 'heading' | 'text' | 'isRunning'>> =>
  page.evaluate((selector) => {
    const target = document.querySelector(selector);
    return {
      heading: document.querySelector('main h1, main h2')?.textContent ?? '',
      text: document.body.innerText.slice(0, 200),
      isRunning: target !== null && Object.keys(target).some((key) => key.startsWith('__reactFiber')),
    };
  }, tapSelector);

/** Describes what is wrong with a page; undefined if it shows a heading, is hydrated, and has loaded files of a release. */
export function describePageProblem({ heading, text, isRunning, releases }: PageInspection): string | undefined {
  if (heading === '') return `shows no heading but ${JSON.stringify(text)}`;
  if (!isRunning) return 'does not run';
  return releases.length === 0 ? 'loads no release' : undefined;
}

/** Gathers the evidence about a page, which must already be idle; `tapSelector` selects the tap target. */
export async function inspectPage(page: Page, { waterfall }: Pick<Visit, 'waterfall'>, tapSelector: string): Promise<PageInspection> {
  const networkPaths = waterfall.filter(({ cached }) => !cached).map(({ url }) => new URL(url).pathname);
  const releasePaths = networkPaths.filter((file) => file.startsWith('/r/'));
  return {
    ...(await inspectContent(page, tapSelector)),
    releases: [...new Set(releasePaths.map((file) => file.split('/').slice(0, 4).join('/')))].sort(),
    duplicateFiles: releasePaths.filter((file, index) => releasePaths.indexOf(file) !== index),
    failedPaths: waterfall.filter(({ failure }) => failure !== undefined).map(({ url }) => new URL(url).pathname),
  };
}
