export { LanderSignup } from './LanderSignup';
export { ChosenMember } from './page/ChosenMember';
