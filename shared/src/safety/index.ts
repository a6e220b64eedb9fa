export { SafetyButton } from './SafetyButton';
export { safetyOf, SafetyStore, type SafetySubject, useSafety } from './SafetyStore';
export { Underage } from './Underage';
