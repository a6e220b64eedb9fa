import { BuiltFiles } from './front/BuiltFiles';
import type { Certificate } from './front/certificate';
import type { Handler } from './front/Exchange';
import { forwardTo } from './front/forwardTo';
import { Front } from './front/Front';
import { buildVariant } from './variants/buildVariant';
import { readBundle } from './variants/bundleDocument';
import { bundleSite, defaultsSite, staticSite } from './variants/variantHandlers';
import type { Variant } from './variants/variants';
import type { View } from './views';

export interface Field {
  fronts: Record<Variant, Front>;
  /** Documents of the static variant by path; filled once the views were visited. */
  pages: Map<string, string>;
  close: () => Promise<void>;
}

interface Place {
  site: string;
  certificate: Certificate;
  views: readonly View[];
  say: (line: string) => void;
}

/** A server per variant in front of one site; builds what has not been built yet. */
export async function openFronts({ site, certificate, views, say }: Place): Promise<Field> {
  const handler = forwardTo(site);
  const pages = new Map<string, string>();
  const screenOf = (path: string): string => views.find((view) => view.path === path)?.screen ?? '';
  const [bundle, defaults] = [buildVariant('bundle', say), buildVariant('defaults', say)];
  const handlers: Record<Variant, Handler> = {
    ours: handler,
    bundle: bundleSite(handler, await BuiltFiles.of(bundle), readBundle(bundle), screenOf),
    static: staticSite(handler, pages),
    defaults: defaultsSite(handler, await BuiltFiles.of(defaults)),
  };
  const opened = await Promise.all(
    Object.entries(handlers).map(async ([variant, one]) => [variant, await Front.open(certificate, one)] as const),
  );
  const fronts = Object.fromEntries(opened) as Record<Variant, Front>;
  return {
    fronts,
    pages,
    close: async () => {
      for (const [, front] of opened) await front.close();
    },
  };
}
