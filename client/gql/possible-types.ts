export const POSSIBLE_TYPES: Record<string, string[]> = {
  "UserError": [
    "BidConflict",
    "EstimateConflict",
    "InvalidInput",
    "InventoryConflict",
    "JobAlreadyFinished",
    "JobNotRetryable",
    "JobStillRunning",
    "LeadConflict",
    "NotFound",
    "PasskeyNeeded",
    "PasskeyRefused",
    "RequestIsOpen",
    "SignInCodeRefused",
    "VersionConflict"
  ]
};
