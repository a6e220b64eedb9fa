import type { BootData } from '@rendezvous/shared/contract';
import { fetchCatalogue } from './fetchCatalogue';

/** Replaces the loading of the shell's own texts and requests them only once; empty if the document names none. */
export const loadShellTexts = async ({ catalogue }: Pick<BootData, 'catalogue'>): Promise<Record<string, unknown>> =>
  catalogue ? fetchCatalogue(catalogue.url) : {};
