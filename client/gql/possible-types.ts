
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "AddRoomResult": [
      "AddRoomSuccess",
      "InvalidInput"
    ],
    "CancelJobResult": [
      "CancelJobSuccess",
      "JobAlreadyFinished"
    ],
    "CorrectRoomsResult": [
      "CorrectRoomsSuccess",
      "InvalidInput",
      "JobStillRunning"
    ],
    "CreateProjectResult": [
      "CreateProjectSuccess",
      "InvalidInput"
    ],
    "Error": [
      "InvalidInput",
      "JobAlreadyFinished",
      "JobNotRetryable",
      "JobStillRunning"
    ],
    "RetryJobResult": [
      "JobNotRetryable",
      "RetryJobSuccess"
    ],
    "SubmitJobResult": [
      "InvalidInput",
      "SubmitJobSuccess"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "AddRoomResult": [
      "AddRoomSuccess",
      "InvalidInput"
    ],
    "CancelJobResult": [
      "CancelJobSuccess",
      "JobAlreadyFinished"
    ],
    "CorrectRoomsResult": [
      "CorrectRoomsSuccess",
      "InvalidInput",
      "JobStillRunning"
    ],
    "CreateProjectResult": [
      "CreateProjectSuccess",
      "InvalidInput"
    ],
    "Error": [
      "InvalidInput",
      "JobAlreadyFinished",
      "JobNotRetryable",
      "JobStillRunning"
    ],
    "RetryJobResult": [
      "JobNotRetryable",
      "RetryJobSuccess"
    ],
    "SubmitJobResult": [
      "InvalidInput",
      "SubmitJobSuccess"
    ]
  }
};
      export default result;
    