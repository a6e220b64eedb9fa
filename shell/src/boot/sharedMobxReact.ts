/** The part of mobx-react-lite that remotes may use. */
export { observer } from 'mobx-react-lite';
