/** Header that moves the time of one request by so many seconds, outside production. */
export const TEST_CLOCK = 'x-test-clock';
