import type { MemberPlan } from './MemberPlan';

/** Active, visible to others and not staff. */
export const isOrdinary = ({ status, invisible, role }: MemberPlan): boolean => status === 'active' && !invisible && role === 'member';
