import { useStore } from '@rendezvous/shared/store';
import { ChoiceStore } from './ChoiceStore';

export function useChoiceStore(): ChoiceStore {
  return useStore().slice('lander-choice@1', () => new ChoiceStore());
}
