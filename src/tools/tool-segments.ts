/** A tool's own addresses are below its start page, wherever staff have put that. */
export const belowStartPage = /^(\/.*?)\/(?:questions|check|saved|result)(?:\/|$)/;
