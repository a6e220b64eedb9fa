import { useStore } from '@rendezvous/shared/store';
import { ResendMail } from './ResendMail';

/** Sends the activation mail again, at most every two minutes. */
export function ResendActivation() {
  const { session } = useStore();
  return <ResendMail send={() => session.resendActivation()} />;
}
