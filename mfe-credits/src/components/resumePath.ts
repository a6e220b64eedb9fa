import { type StorageKey, safeRedirect } from '@rendezvous/shared/contract';
import type { RootStore } from '@rendezvous/shared/store';

const KEY: StorageKey = 'resume-path';

/** Where buying began, if anywhere; read once the purchase is done. */
export const resumePath = ({ services }: Pick<RootStore, 'services'>): string | undefined => safeRedirect(services.session.get(KEY));
