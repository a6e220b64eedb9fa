import { BuiltFiles } from '../front/BuiltFiles';
import type { Certificate } from '../front/certificate';
import { createForwarder } from '../front/createForwarder';
import { Front } from '../front/Front';
import { withReleaseFileCache } from '../front/withReleaseFileCache';
import { withoutWorker } from '../front/withoutWorker';
import { buildVariant } from '../variants/buildVariant';
import { createProtectedHandler, createUnprotectedHandler } from '../variants/variantHandlers';
import { UnprotectedReleases } from '../variants/UnprotectedReleases';
import type { CostPair } from './CostPair';

export interface CostFronts {
  fronts: Record<keyof CostPair, Front>;
  close: () => Promise<void>;
}

/** Opens two front proxies for the same site, one with protections and one without; both send documents and files in the same way. */
export async function openCostFronts(site: string, certificate: Certificate, say: (line: string) => void): Promise<CostFronts> {
  const folder = buildVariant('unprotected', say);
  const handler = withoutWorker(withReleaseFileCache(createForwarder(site)));
  const unprotectedHandler = createUnprotectedHandler(handler, await BuiltFiles.of(folder), UnprotectedReleases.read(folder));
  const [guarded, unprotected] = await Promise.all(
    [createProtectedHandler(handler), unprotectedHandler].map((siteHandler) => Front.open(certificate, siteHandler)),
  );
  if (!guarded || !unprotected) throw new Error('A front did not open.');
  return {
    fronts: { guarded, unprotected },
    close: async () => {
      await guarded.close();
      await unprotected.close();
    },
  };
}
