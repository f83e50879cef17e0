/** Apart from the other paths: the dialog's script needs this one alone. */
export const statusPath = '/status';
