import type { RenderedPage, RenderInput } from '@rendezvous/shared/contract';
import { collectStyles, createServerStyles, StaticRouter } from '@rendezvous/shared/server';
import { createRootStore, type RootStore } from '@rendezvous/shared/store';
import { StyleCache } from '@rendezvous/shared/ui';
import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { readVisitNetwork } from '../boot/readVisitNetwork';
import { PageRoot } from '../PageRoot';
import type { PageRoute } from '../routing/PageRoute';
import { pageRoutes } from '../routing/pageRoutes';
import { type Resolution, resolveScreen } from '../routing/resolveScreen';
import { shellScreens } from '../screens/shellScreens';
import { type LoadContainer, ServerLoader } from './ServerLoader';
import { serverServices } from './serverServices';

enableStaticRendering(true);

/** Renders an address as the browser's first render would, or only its frame. Rejects if its screen cannot be shown. */
export async function render(input: RenderInput, load: LoadContainer): Promise<RenderedPage> {
  const { boot, plan, address } = input;
  const missingReplies = new Set<string>();
  const store = createRootStore(
    { ...boot, messages: input.messages },
    serverServices(boot.serverTime, (reply) => missingReplies.add(reply)),
  );
  // Creating the store looks up some replies on every page; only those that this page shows are needed.
  missingReplies.clear();
  const loader = new ServerLoader(input, load, store);
  const routes = pageRoutes(plan, shellScreens);
  const network = readVisitNetwork(parseAddress(address).search, { getItem: () => null });
  const initial = input.frame ? null : await loadScreen(address, store, { routes, loader, network });
  const page = (): Promise<RenderedPage> => draw({ store, loader, routes, initial, network, address });
  const first = await page();
  await Promise.all([...loader.slots].map(([name, remote]) => loader.load(remote, { kind: 'slot', name })));
  const complete = loader.slots.size === 0 ? first : await page();
  return { ...complete, wanted: [...missingReplies] };
}

const parseAddress = (address: string): Pick<URL, 'pathname' | 'search'> => new URL(address, 'http://page');

interface RenderContext {
  routes: readonly PageRoute[];
  loader: ServerLoader;
  network: string | undefined;
}

/** Resolves and loads what an address shows; null for a redirect, which the browser performs. Throws if it cannot be shown. */
async function loadScreen(address: string, store: RootStore, { network, ...context }: RenderContext): Promise<Resolution | null> {
  const { isSignedIn: signedIn, needsAgeCheck: ageCheckNeeded } = store.session;
  const visit = { signedIn, ageCheckNeeded, network, settings: store.settings.current };
  const { pathname, search } = parseAddress(address);
  const resolution = await resolveScreen({ pathname, search }, { ...context, visit, reloadForChunk: () => false });
  if (resolution.kind === 'failed') throw context.loader.failure.error ?? resolution.failure;
  if (resolution.kind === 'broken') throw resolution.error;
  return resolution.kind === 'redirect' ? null : resolution;
}

interface DrawInput extends RenderContext {
  store: RootStore;
  initial: Resolution | null;
  address: string;
}

/** Never resolves: no other screen follows during a render. */
const noScreen = new Promise<Resolution>(() => undefined);

async function draw({ address, loader, ...page }: DrawInput): Promise<RenderedPage> {
  const styles = createServerStyles();
  const { html, links } = await renderToHtml(
    <StyleCache cache={styles}>
      <StaticRouter location={address}>
        <PageRoot {...page} loader={loader} coming={noScreen} />
      </StaticRouter>
    </StyleCache>,
  );
  return { html, links, styles: collectStyles(styles), slots: [...loader.slots.keys()], frame: page.initial === null };
}

/** Links that React hoists to the start of the HTML, for example to preload the first picture. */
const LEADING_LINKS = /^(?:<link [^>]*>)+/;

/** Renders a tree to HTML, including all suspended parts; rejects if any part throws. */
async function renderToHtml(tree: ReactNode): Promise<{ html: string; links: string[] }> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    onError: (error) => void failures.push(error),
    // As a single chunk, without the inline scripts that would move late parts into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const text = await readText(prelude);
  if (failures.length > 0) throw failures[0];
  const [leading = ''] = LEADING_LINKS.exec(text) ?? [];
  return { html: text.slice(leading.length), links: leading.match(/<link [^>]*>/g) ?? [] };
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) text += decoder.decode(chunk.value, { stream: true });
  return text + decoder.decode();
}
