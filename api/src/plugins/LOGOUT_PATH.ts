/** The one GET that changes state. */
export const LOGOUT_PATH = '/api/logout.php';
