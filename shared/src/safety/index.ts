export { SafetyButton } from './SafetyButton';
export { SafetyStore, type SafetySubject } from './SafetyStore';
export { Underage } from './Underage';
export { useSafety } from './useSafety';
