import { BuiltFiles } from '../front/BuiltFiles';
import type { Certificate } from '../front/certificate';
import { forwardTo } from '../front/forwardTo';
import { Front } from '../front/Front';
import { keepReleaseFiles } from '../front/keepReleaseFiles';
import { withoutWorker } from '../front/withoutWorker';
import { buildVariant } from '../variants/buildVariant';
import { protectedSite, unprotectedSite } from '../variants/variantHandlers';
import { UnprotectedReleases } from '../variants/UnprotectedReleases';
import type { CostPair } from './CostPair';

export interface CostField {
  fronts: Record<keyof CostPair, Front>;
  close: () => Promise<void>;
}

/** Opens two front proxies for the same site, one with protections and one without; both send documents and files in the same way. */
export async function openCost(site: string, certificate: Certificate, say: (line: string) => void): Promise<CostField> {
  const folder = buildVariant('unprotected', say);
  const handler = withoutWorker(keepReleaseFiles(forwardTo(site)));
  const unprotectedHandler = unprotectedSite(handler, await BuiltFiles.of(folder), UnprotectedReleases.read(folder));
  const [guarded, unprotected] = await Promise.all(
    [protectedSite(handler), unprotectedHandler].map((handle) => Front.open(certificate, handle)),
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
