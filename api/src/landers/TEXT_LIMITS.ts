import type { LanderTexts } from '@rendezvous/shared/contract';

/** Characters that the layouts of all landers have room for at 320 px. */
export const TEXT_LIMITS: Record<keyof LanderTexts, number> = { headline: 60, text: 220, call_to_action: 45 };
