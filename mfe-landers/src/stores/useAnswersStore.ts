import { useStore } from '@rendezvous/shared/store';
import { AnswersStore } from './AnswersStore';

export function useAnswersStore(): AnswersStore {
  const store = useStore();
  return store.slice('lander-answers@1', () => new AnswersStore(store));
}
