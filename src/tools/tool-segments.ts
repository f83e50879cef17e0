/** What a tool answers below its start page, wherever staff have put that. */
export const belowStartPage = /^(\/.*?)\/(?:questions|check|saved|result)(?:\/|$)/;
