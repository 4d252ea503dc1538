/** What a supervisor and a waiting page ask; outside the API, without a limit of calls. */
export const healthPaths = { live: '/health/live', ready: '/health/ready' } as const;
