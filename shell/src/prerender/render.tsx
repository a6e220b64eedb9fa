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
import { listPageRoutes } from '../routing/pageRoutes';
import { type Resolution, resolveScreen } from '../routing/resolveScreen';
import { shellScreens } from '../screens/shellScreens';
import { type LoadContainer, ServerLoader } from './ServerLoader';
import { createServerServices } from './createServerServices';

enableStaticRendering(true);

/** Renders a page, or only its frame, as the browser's first render would; rejects if the screen cannot be shown. */
export async function render(input: RenderInput, load: LoadContainer): Promise<RenderedPage> {
  const { boot, plan, address } = input;
  const missingUrls = new Set<string>();
  const store = createRootStore(
    { ...boot, messages: input.messages },
    createServerServices(boot.serverTime, (missingUrl) => missingUrls.add(missingUrl)),
  );
  // Creating the store looks up some replies on every page; only those that this page shows are needed.
  missingUrls.clear();
  const loader = new ServerLoader(input, load, store);
  const routes = listPageRoutes(plan, shellScreens);
  const network = readVisitNetwork(parseAddress(address).search, { getItem: () => null });
  const initial = input.frame ? null : await loadScreen(address, store, { routes, loader, network });
  const renderPage = (): Promise<RenderedPage> => renderPass({ store, loader, routes, initial, network, address });
  const firstPass = await renderPage();
  await Promise.all([...loader.slots].map(([name, remote]) => loader.load(remote, { kind: 'slot', name })));
  const finalPage = loader.slots.size === 0 ? firstPass : await renderPage();
  return { ...finalPage, wanted: [...missingUrls] };
}

const parseAddress = (address: string): Pick<URL, 'pathname' | 'search'> => new URL(address, 'http://page');

interface RenderContext {
  routes: readonly PageRoute[];
  loader: ServerLoader;
  network: string | undefined;
}

/** Resolves and loads what a URL shows; returns null for a redirect, which the browser performs. Throws if it cannot be shown. */
async function loadScreen(address: string, store: RootStore, { network, ...context }: RenderContext): Promise<Resolution | null> {
  const { isSignedIn: signedIn, needsAgeCheck: ageCheckNeeded } = store.session;
  const visit = { signedIn, ageCheckNeeded, network, settings: store.settings.current };
  const { pathname, search } = parseAddress(address);
  const resolution = await resolveScreen({ pathname, search }, { ...context, visit, reloadForChunk: () => false });
  if (resolution.kind === 'failed') throw context.loader.failure.error ?? resolution.failure;
  if (resolution.kind === 'broken') throw resolution.error;
  return resolution.kind === 'redirect' ? null : resolution;
}

interface RenderPassInput extends RenderContext {
  store: RootStore;
  initial: Resolution | null;
  address: string;
}

/** Never resolves: no other screen follows during a render. */
const neverResolves = new Promise<Resolution>(() => undefined);

async function renderPass({ address, loader, ...page }: RenderPassInput): Promise<RenderedPage> {
  const styles = createServerStyles();
  const { html, links } = await renderToHtml(
    <StyleCache cache={styles}>
      <StaticRouter location={address}>
        <PageRoot {...page} loader={loader} initialPromise={neverResolves} />
      </StaticRouter>
    </StyleCache>,
  );
  return { html, links, styles: collectStyles(styles), slots: [...loader.slots.keys()], frame: page.initial === null };
}

/** Links that React hoists to the start of the HTML, for example to preload the first picture. */
const LEADING_LINKS = /^(?:<link [^>]*>)+/;

/** Renders a tree to HTML, including all suspended parts; rejects if any part throws. */
async function renderToHtml(tree: ReactNode): Promise<{ html: string; links: string[] }> {
  const renderErrors: unknown[] = [];
  const { prelude } = await prerender(tree, {
    onError: (error) => void renderErrors.push(error),
    // Renders a single chunk, without the inline scripts that would move late parts into place.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const text = await readText(prelude);
  if (renderErrors.length > 0) throw renderErrors[0];
  const [leadingLinks = ''] = LEADING_LINKS.exec(text) ?? [];
  return { html: text.slice(leadingLinks.length), links: leadingLinks.match(/<link [^>]*>/g) ?? [] };
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) text += decoder.decode(chunk.value, { stream: true });
  return text + decoder.decode();
}
