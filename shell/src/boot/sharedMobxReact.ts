/** What remotes may use of mobx-react-lite. */
export { observer } from 'mobx-react-lite';
