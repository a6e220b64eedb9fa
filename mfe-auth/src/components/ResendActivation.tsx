import { useActivationStore } from '../stores/useActivationStore';
import { ResendMail } from './ResendMail';

/** Sends the activation mail again, at most every two minutes. */
export function ResendActivation() {
  const { resend } = useActivationStore();
  return <ResendMail send={resend} />;
}
