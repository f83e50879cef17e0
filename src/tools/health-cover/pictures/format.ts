/** For how much room a picture is drawn: a wide window, a phone, a sheet of paper. Its letters stay readable in each. */
export type Format = 'wide' | 'narrow' | 'paper';
