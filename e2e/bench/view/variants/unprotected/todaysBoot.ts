import type { BootData } from '@rendezvous/shared/contract';

/** Stands for the question what is released today: a page runs on what it came with. */
export const todaysBoot = async (boot: BootData): Promise<BootData> => boot;
