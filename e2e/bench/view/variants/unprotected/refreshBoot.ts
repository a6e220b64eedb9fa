import type { BootData } from '@rendezvous/shared/contract';

/** Replaces the request for fresh boot data: a page keeps its initial data. */
export const refreshBoot = async (boot: BootData): Promise<BootData> => boot;
