/** The largest file that a form takes: what is asked for, what the browser checks and what the server holds to. */
export const maxUploadMegabytes = 5;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;
