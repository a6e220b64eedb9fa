import { BuiltFiles } from './front/BuiltFiles';
import type { Certificate } from './front/certificate';
import type { Handler } from './front/Exchange';
import { createForwarder } from './front/createForwarder';
import { Front } from './front/Front';
import { buildVariant } from './variants/buildVariant';
import { readBundle } from './variants/createBundleChange';
import { createBundleHandler, createDefaultsHandler, createStaticHandler } from './variants/variantHandlers';
import type { Variant } from './variants/variants';
import type { View } from './views';

export interface VariantFronts {
  fronts: Record<Variant, Front>;
  /** Documents of the static variant by path; filled when the views are visited for the first time. */
  pages: Map<string, string>;
  close: () => Promise<void>;
}

interface FrontOptions {
  site: string;
  certificate: Certificate;
  views: readonly View[];
  say: (line: string) => void;
}

/** Opens one front proxy per variant of a site, after building the variants that have not been built yet. */
export async function openFronts({ site, certificate, views, say }: FrontOptions): Promise<VariantFronts> {
  const handler = createForwarder(site);
  const pages = new Map<string, string>();
  const findScreen = (path: string): string => views.find((view) => view.path === path)?.screen ?? '';
  const [bundle, defaults] = [buildVariant('bundle', say), buildVariant('defaults', say)];
  const handlers: Record<Variant, Handler> = {
    ours: handler,
    bundle: createBundleHandler(handler, await BuiltFiles.of(bundle), readBundle(bundle), findScreen),
    static: createStaticHandler(handler, pages),
    defaults: createDefaultsHandler(handler, await BuiltFiles.of(defaults)),
  };
  const entries = await Promise.all(
    Object.entries(handlers).map(async ([variant, handle]) => [variant, await Front.open(certificate, handle)] as const),
  );
  const fronts = Object.fromEntries(entries) as Record<Variant, Front>;
  return {
    fronts,
    pages,
    close: async () => {
      for (const [, front] of entries) await front.close();
    },
  };
}
