import type { BootData } from '@rendezvous/shared/contract';
import { fetchCatalogue } from './fetchCatalogue';

/** Stands for the shell's own texts: asked for once. */
export const ownTexts = async ({ catalogue }: Pick<BootData, 'catalogue'>): Promise<Record<string, unknown>> =>
  catalogue ? fetchCatalogue(catalogue.url) : {};
